// What the drivers of solvers share: a workload of constraints, read from a file that `workload` in inputs.py writes, and
// the runs. `PEER solve FILE RUNS` builds and solves RUNS times, `PEER edit FILE RUNS` solves once, then suggests RUNS
// values; both print the sum of all values read after each.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <utility>
#include <vector>

/// `relation` is -1 for <=, 0 for ==, 1 for >=; `level` is 4 for required, then strong, medium, weak.
struct Row {
    int relation, level;
    double constant;
    std::vector<std::pair<int, double>> terms;
};

struct Workload {
    int variables = 0, edited = 0;
    std::vector<Row> rows;
    std::vector<double> values;

    bool read(const char *path) {
        std::ifstream file(path);
        size_t count = 0, terms = 0;
        file >> variables >> count;
        for (; file && rows.size() < count;) {
            Row row;
            file >> row.relation >> row.level >> row.constant >> terms;
            row.terms.resize(file ? terms : 0);
            for (auto &term : row.terms) file >> term.first >> term.second;
            rows.push_back(row);
        }
        file >> edited;
        for (double value; file >> value;) values.push_back(value);
        return !values.empty();
    }
};

template <class Peer> int run(int argc, char **argv) {
    Workload workload;
    if (argc < 4 || !workload.read(argv[2])) return 64;
    bool isEdit = !strcmp(argv[1], "edit");
    int runs = atoi(argv[3]);
    double sum = 0;
    if (isEdit) {
        Peer peer(workload);
        for (int run = 0; run < runs; run++) {
            peer.suggest(workload.values[run % workload.values.size()]);
            sum += peer.sum();
        }
    } else {
        for (int run = 0; run < runs; run++) sum += Peer(workload).sum();
    }
    printf("%.9g\n", sum);
    return 0;
}
