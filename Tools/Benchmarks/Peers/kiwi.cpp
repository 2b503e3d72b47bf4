// kiwi: see workload.h.
#include <kiwi/kiwi.h>

#include "workload.h"

struct Kiwi {
    std::vector<kiwi::Variable> variables;
    kiwi::Solver solver;
    int edited;

    explicit Kiwi(const Workload &workload) : variables(workload.variables), edited(workload.edited) {
        const double strengths[] = {
            0, kiwi::strength::weak, kiwi::strength::medium, kiwi::strength::strong, kiwi::strength::required};
        for (auto &row : workload.rows) {
            std::vector<kiwi::Term> terms;
            for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
            auto relation = row.relation < 0 ? kiwi::OP_LE : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
            kiwi::Expression expression(terms, -row.constant);
            solver.addConstraint(kiwi::Constraint(expression, relation, strengths[row.level]));
        }
        solver.addEditVariable(variables[edited], kiwi::strength::strong);
        suggest(workload.values[0]);
    }
    void suggest(double value) {
        solver.suggestValue(variables[edited], value);
        solver.updateVariables();
    }
    double sum() {
        double sum = 0;
        for (auto &variable : variables) sum += variable.value();
        return sum;
    }
};

int main(int argc, char **argv) { return run<Kiwi>(argc, argv); }
