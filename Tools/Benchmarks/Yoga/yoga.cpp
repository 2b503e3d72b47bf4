// The same tree of stacks for Yoga: `yoga FANOUT RUNS` prints nodes, medians in microseconds of processor time of a full
// layout and of one edit of the last and of the first leaf, and the peak memory in KiB.
#include <malloc.h>
#include <sys/resource.h>
#include <time.h>
#include <yoga/Yoga.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

static int nodes = 0;
static std::vector<YGNodeRef> leaves;

static YGNodeRef stack(int level, int fanOut, bool isRow) {
    YGNodeRef node = YGNodeNew();
    nodes++;
    YGNodeStyleSetFlexDirection(node, isRow ? YGFlexDirectionRow : YGFlexDirectionColumn);
    YGNodeStyleSetGap(node, YGGutterAll, 4);
    for (int i = 0; i < fanOut; i++) {
        YGNodeRef child;
        if (level == 1) {
            child = YGNodeNew();
            nodes++;
            YGNodeStyleSetWidth(child, 30);
            YGNodeStyleSetHeight(child, 20);
            leaves.push_back(child);
        } else {
            child = stack(level - 1, fanOut, !isRow);
        }
        YGNodeInsertChild(node, child, i);
    }
    return node;
}

static double now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double median(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

int main(int argc, char** argv) {
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, 1 << 30);
    int fanOut = argc > 1 ? atoi(argv[1]) : 10;
    int runs = argc > 2 ? atoi(argv[2]) : 9;
    std::vector<double> full, last, first;
    for (int run = 0; run < runs; run++) {
        nodes = 0;
        leaves.clear();
        YGNodeRef root = stack(4, fanOut, false);
        double start = now();
        YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
        full.push_back(now() - start);
        for (auto* times : {&last, &first}) {
            YGNodeStyleSetWidth(times == &last ? leaves.back() : leaves.front(), 35);
            start = now();
            YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
            times->push_back(now() - start);
        }
        YGNodeFreeRecursive(root);
    }
    rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    printf("%d %.0f %.0f %.0f %ld\n", nodes, median(full), median(last), median(first), usage.ru_maxrss);
}
