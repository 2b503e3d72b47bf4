// Runs one workload file on amoeba: `amoeba FILE RUNS`. Prints the medians of build + solve and of one edit with reading
// all values back, in microseconds of processor time, and the sum of the values read.
#define AM_STATIC_API
#include <amoeba.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { int relation, first, count; double strength, constant; } Line;
typedef struct { int variable; double number; } Pair;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int compare(const void *a, const void *b) {
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

static double median(double *times, int count) {
    qsort(times, count, sizeof *times, compare);
    return count ? times[count / 2] : 0;
}

// A list that grows by doubling, as powers of two are met.
static void *room(void *list, int count, size_t size) {
    return (count & (count - 1)) ? list : realloc(list, (count ? 2 * count : 1) * size);
}

int main(int argc, char **argv) {
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    int runs = argc > 2 ? atoi(argv[2]) : 3;
    int count = 0, lines = 0, terms = 0, edits = 0, suggestions = 0, changes = 0;
    Line *line = NULL;
    Pair *term = NULL, *edit = NULL, *suggestion = NULL, pair;
    double sum = 0;
    char word[16];
    if (!file || runs < 1) return 64;
    while (fscanf(file, "%15s", word) == 1) {
        if (!strcmp(word, "vars") && fscanf(file, "%d", &count) != 1) return 65;
        if (!strcmp(word, "c")) {
            Line new = {.first = terms};
            if (fscanf(file, "%d %lf %lf %d", &new.relation, &new.strength, &new.constant, &new.count) != 4) return 65;
            for (int i = 0; i < new.count; i++) {
                if (fscanf(file, "%d %lf", &pair.variable, &pair.number) != 2) return 65;
                term = room(term, terms, sizeof pair);
                term[terms++] = pair;
            }
            line = room(line, lines, sizeof new);
            line[lines++] = new;
        }
        int isEdit = !strcmp(word, "edit");
        if (!isEdit && strcmp(word, "suggest")) continue;
        if (fscanf(file, "%d %lf", &pair.variable, &pair.number) != 2) return 65;
        if (isEdit) {
            edit = room(edit, edits, sizeof pair);
            edit[edits++] = pair;
        } else {
            suggestion = room(suggestion, suggestions, sizeof pair);
            suggestion[suggestions++] = pair;
        }
    }
    double *builds = malloc(runs * sizeof *builds);
    double *times = malloc((5 * runs * suggestions + 1) * sizeof *times);
    am_Id *ids = malloc((count + 1) * sizeof *ids);
    am_Num *values = calloc(count + 1, sizeof *values);
    for (int run = 0; run < runs; run++) {
        double start = now();
        am_Solver *solver = am_newsolver(NULL, NULL);
        for (int i = 0; i < count; i++) ids[i] = am_newvariable(solver, &values[i]);
        for (int i = 0; i < lines; i++) {
            am_Constraint *new = am_newconstraint(solver, line[i].strength > 1e9 ? AM_REQUIRED : line[i].strength);
            for (int t = line[i].first; t < line[i].first + line[i].count; t++)
                am_addterm(new, ids[term[t].variable], term[t].number);
            am_setrelation(new, line[i].relation == 0 ? AM_LESSEQUAL : line[i].relation == 1 ? AM_EQUAL : AM_GREATEQUAL);
            am_addconstant(new, -line[i].constant);
            if (am_add(new) != AM_OK) return 1;
        }
        for (int i = 0; i < edits; i++) am_addedit(solver, ids[edit[i].variable], edit[i].number);
        if (suggestions) am_suggest(solver, ids[suggestion[0].variable], suggestion[0].number);
        am_updatevars(solver);
        builds[run] = now() - start;
        for (int i = 0; i < 5 * suggestions; i++) {
            Pair next = suggestion[i % suggestions];
            start = now();
            am_suggest(solver, ids[next.variable], next.number);
            am_updatevars(solver);
            for (int v = 0; v < count; v++) sum += values[v];
            times[changes++] = now() - start;
        }
        am_delsolver(solver);
    }
    printf("%.1f %.2f %g\n", median(builds, runs), median(times, changes), sum);
    return 0;
}
