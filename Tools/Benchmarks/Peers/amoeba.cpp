// amoeba, in doubles as the others: see workload.h.
#define AM_STATIC_API
#define AM_USE_DOUBLE
#include <amoeba.h>

#include "workload.h"

struct Amoeba {
    am_Solver *solver = am_newsolver(nullptr, nullptr);
    std::vector<am_Num> values;
    std::vector<am_Id> variables;
    int edited;

    explicit Amoeba(const Workload &workload) : values(workload.variables), edited(workload.edited) {
        const am_Num strengths[] = {0, AM_WEAK, AM_MEDIUM, AM_STRONG, AM_REQUIRED};
        for (auto &value : values) variables.push_back(am_newvariable(solver, &value));
        for (auto &row : workload.rows) {
            am_Constraint *constraint = am_newconstraint(solver, strengths[row.level]);
            for (auto &term : row.terms) am_addterm(constraint, variables[term.first], term.second);
            am_setrelation(constraint, row.relation < 0 ? AM_LESSEQUAL : row.relation > 0 ? AM_GREATEQUAL : AM_EQUAL);
            am_addconstant(constraint, row.constant);
            if (am_add(constraint) != AM_OK) exit(65);
        }
        am_addedit(solver, variables[edited], AM_STRONG);
        suggest(workload.values[0]);
    }
    ~Amoeba() { am_delsolver(solver); }
    void suggest(double value) {
        am_suggest(solver, variables[edited], value);
        am_updatevars(solver);
    }
    double sum() {
        double sum = 0;
        for (am_Num value : values) sum += value;
        return sum;
    }
};

int main(int argc, char **argv) { return run<Amoeba>(argc, argv); }
