// Runs one workload file on kiwi: `kiwi FILE RUNS`. Prints the medians of build + solve and of one edit with reading
// all values back, in microseconds of processor time, and the peak memory in KiB.
#include <kiwi/kiwi.h>
#include <sys/resource.h>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

struct Line { int relation; double strength, constant; std::vector<std::pair<int, double>> terms; };

static double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double median(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times.empty() ? 0 : times[times.size() / 2];
}

int main(int argc, char **argv) {
    int count = 0, runs = argc > 2 ? atoi(argv[2]) : 3;
    std::vector<Line> lines;
    std::vector<std::pair<int, double>> edits, suggestions;
    std::ifstream file(argv[1]);
    for (std::string text; std::getline(file, text);) {
        std::istringstream in(text);
        std::string word;
        in >> word;
        if (word == "vars") in >> count;
        if (word == "c") {
            Line line;
            size_t terms;
            in >> line.relation >> line.strength >> line.constant >> terms;
            for (size_t i = 0; i < terms; i++) { int v; double a; in >> v >> a; line.terms.push_back({v, a}); }
            lines.push_back(line);
        }
        int v; double x;
        if (word == "edit") { in >> v >> x; edits.push_back({v, x}); }
        if (word == "suggest") { in >> v >> x; suggestions.push_back({v, x}); }
    }
    std::vector<double> builds, changes;
    double sum = 0;
    for (int run = 0; run < runs; run++) {
        double start = now();
        std::vector<kiwi::Variable> variables(count);
        kiwi::Solver solver;
        for (auto &line : lines) {
            std::vector<kiwi::Term> terms;
            for (auto &t : line.terms) terms.emplace_back(variables[t.first], t.second);
            auto op = line.relation == 0 ? kiwi::OP_LE : line.relation == 1 ? kiwi::OP_EQ : kiwi::OP_GE;
            solver.addConstraint(kiwi::Constraint(kiwi::Expression(terms, line.constant), op, line.strength));
        }
        for (auto &edit : edits) solver.addEditVariable(variables[edit.first], edit.second);
        if (!suggestions.empty()) solver.suggestValue(variables[suggestions[0].first], suggestions[0].second);
        solver.updateVariables();
        builds.push_back(now() - start);
        for (int repeat = 0; repeat < 5; repeat++)
            for (auto &s : suggestions) {
                start = now();
                solver.suggestValue(variables[s.first], s.second);
                solver.updateVariables();
                for (auto &v : variables) sum += v.value();
                changes.push_back(now() - start);
            }
    }
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("%.1f %.2f %ld %g\n", median(builds), median(changes), usage.ru_maxrss, sum);
}
