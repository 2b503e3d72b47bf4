// Yoga: `yoga stacks FANOUT RUNS` builds and lays out RUNS times four levels of stacks, the outermost a column, axes
// alternating, FANOUT views in each, leaves 30 x 20, spacing 4; `yoga first|last FANOUT RUNS` does so once, then edits the
// width of the first or last leaf RUNS times. Prints the sum of the root's widths and
// heights after each run.
#include <yoga/Yoga.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

static std::vector<YGNodeRef> leaves;
static double sum = 0;

static YGNodeRef stack(int level, int fanOut, YGFlexDirection direction) {
    YGNodeRef node = YGNodeNew();
    YGNodeStyleSetFlexDirection(node, direction);
    YGNodeStyleSetGap(node, YGGutterAll, 4);
    for (int i = 0; i < fanOut; i++) {
        YGNodeRef child;
        if (level == 1) {
            child = YGNodeNew();
            YGNodeStyleSetWidth(child, 30);
            YGNodeStyleSetHeight(child, 20);
            leaves.push_back(child);
        } else {
            child = stack(level - 1, fanOut, direction == YGFlexDirectionRow ? YGFlexDirectionColumn : YGFlexDirectionRow);
        }
        YGNodeInsertChild(node, child, i);
    }
    return node;
}

static void layOut(YGNodeRef root) {
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    sum += YGNodeLayoutGetWidth(root) + YGNodeLayoutGetHeight(root);
}

int main(int argc, char **argv) {
    if (argc < 4) return 64;
    int fanOut = atoi(argv[2]), runs = atoi(argv[3]);
    bool isBuilt = !strcmp(argv[1], "stacks");
    YGNodeRef root = nullptr;
    for (int run = 0; run < runs; run++) {
        if (isBuilt || !root) {
            leaves.clear();
            root = stack(4, fanOut, YGFlexDirectionColumn);
            layOut(root);
            if (!isBuilt) sum = 0;  // an edit's answer leaves out the layout before the edits
        }
        if (isBuilt) {
            YGNodeFreeRecursive(root);
        } else {
            YGNodeStyleSetWidth(strcmp(argv[1], "first") ? leaves.back() : leaves.front(), 31 + run % 6);
            layOut(root);
        }
    }
    printf("%.9g\n", sum);
}
