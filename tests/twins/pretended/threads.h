/* The threads of a block, one after the other: each runs until it has to wait for its neighbours. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

enum { LANES = 32, MOST_THREADS = 1024, MOST_COPIES = 1024, STACK = 1 << 20, SHARED = 1 << 18, GARBAGE = (int)0xA5A5A5A5 };
enum Wait { RUNS, WARP, BLOCK, OVER };

struct Thread {
    uint32_t tid, ntid, ctaid, nctaid;
    uint64_t near; /* the shared memory that was asked for at the launch */
    uint32_t near_bytes;
    const uint64_t *params; /* of the kernel */
    enum Wait wait;
    int line;  /* of the program, where it waits for its warp */
    int copies; /* begun, and not waited for yet */
    int posts; /* how often it has met the neighbours of its warp */
    jmp_buf here;
};

static struct Thread threads[MOST_THREADS];
static struct { uint32_t *there, *here; } copies[MOST_THREADS][MOST_COPIES];
static uint64_t posted[2][MOST_THREADS]; /* what threads say to their warp: at most one meeting apart */
static uint8_t *shared, *stacks;         /* shared memory has addresses of 32 bits in CUDA's words */
static jmp_buf home;
static ucontext_t scheduler;
static char trouble[200];

static void fault(struct Thread *t, const char *what, uint64_t value) {
    snprintf(trouble, sizeof trouble, "thread %u of block %u: %s (%#llx)", t->tid, t->ctaid, what, (unsigned long long)value);
    t->wait = OVER;
    _longjmp(home, 1);
}

static void meet(struct Thread *t, enum Wait whom) {
    t->wait = whom;
    if (!_setjmp(t->here)) _longjmp(home, 1);
    t->wait = RUNS;
}

/* Say a value to the warp, wait for all of it, and see what everybody said. */
static const uint64_t *post(struct Thread *t, uint64_t value, int line) {
    uint64_t *all = posted[t->posts++ & 1] + t->tid / LANES * LANES;
    all[t->tid % LANES] = value;
    t->line = line;
    meet(t, WARP);
    return all;
}

static uint32_t shuffle(struct Thread *t, uint32_t value, uint32_t lane, uint32_t mask, int line) {
    if (mask != 0xFFFFFFFF) fault(t, "a shuffle of a part of a warp", mask);
    return post(t, value, line)[lane % LANES];
}

static uint32_t ballot(struct Thread *t, int yes, uint32_t mask, int line) {
    if (mask != 0xFFFFFFFF) fault(t, "a ballot of a part of a warp", mask);
    const uint64_t *all = post(t, yes != 0, line);
    uint32_t votes = 0;
    for (int lane = 0; lane < LANES; lane++) votes |= (uint32_t)all[lane] << lane;
    return votes;
}

/* Until a thread waits for its copies nobody may count on them. */
static void begin_copy(struct Thread *t, uint32_t *there, uint32_t *here) {
    if (t->copies == MOST_COPIES) fault(t, "more copies under way than there is room for", MOST_COPIES);
    copies[t->tid][t->copies].there = there;
    copies[t->tid][t->copies++].here = here;
    *there = GARBAGE;
}

static void wait_for_copies(struct Thread *t) {
    while (t->copies) {
        t->copies--;
        *copies[t->tid][t->copies].there = *copies[t->tid][t->copies].here;
    }
}

static void *at(struct Thread *t, uint64_t address, unsigned size) {
    uint64_t first = (uint64_t)shared, end = t->near + t->near_bytes;
    if (address >= first && address < first + SHARED && address + size > end)
        fault(t, "an address behind the shared memory that was asked for", address);
    if (address % size) fault(t, "an address that is not a multiple of the size read or written", address);
    return (void *)address;
}

static uint64_t divisor(struct Thread *t, uint64_t value) {
    if (!value) fault(t, "a division by zero", value);
    return value;
}

/* The lowest number divided by -1 stays what it is; C would stop there. */
static int64_t divided(struct Thread *t, int64_t value, int64_t by) {
    return by == -1 ? (int64_t)-(uint64_t)value : value / (int64_t)divisor(t, by);
}

static int64_t left_over(struct Thread *t, int64_t value, int64_t by) {
    return by == -1 ? 0 : value % (int64_t)divisor(t, by);
}

static void kernel(struct Thread *t);
extern const int waits; /* whether the kernel ever waits for neighbours */
extern const uint32_t own_shared;

static void enter(int number) {
    kernel(&threads[number]);
    threads[number].wait = OVER;
    _longjmp(home, 1);
}

static void go_on(struct Thread *t, int fresh) {
    if (_setjmp(home)) return;
    if (!fresh) _longjmp(t->here, 1);
    ucontext_t start;
    getcontext(&start);
    start.uc_stack.ss_sp = stacks + (size_t)t->tid * STACK;
    start.uc_stack.ss_size = STACK;
    makecontext(&start, (void (*)(void))enter, 1, (int)t->tid);
    swapcontext(&scheduler, &start);
}

/* All who are not over have to wait for the same. */
static enum Wait agreed(struct Thread *first, uint32_t count) {
    enum Wait all = OVER;
    int line = 0;
    for (uint32_t n = 0; n < count; n++) {
        if (all != OVER && first[n].wait != OVER && first[n].wait != all) {
            snprintf(trouble, sizeof trouble, "block %u: neighbours wait for different things", first->ctaid);
            return OVER;
        }
        if (all == WARP && first[n].wait == WARP && first[n].line != line) {
            snprintf(trouble, sizeof trouble, "block %u: neighbours wait in different places", first->ctaid);
            return OVER;
        }
        if (first[n].wait != OVER) all = first[n].wait, line = first[n].line;
    }
    return all;
}

static void run_block(uint32_t count) {
    for (uint32_t n = 0; n < count && !*trouble; n++) go_on(&threads[n], 1);
    for (int any = 1; any && !*trouble;) {
        any = 0;
        for (uint32_t first = 0; first < count && !*trouble; first += LANES) {
            uint32_t warp = count - first < LANES ? count - first : LANES;
            while (!*trouble && agreed(threads + first, warp) == WARP)
                for (uint32_t n = first; n < first + warp && !*trouble; n++)
                    if (threads[n].wait == WARP) go_on(&threads[n], 0);
        }
        if (!*trouble && agreed(threads, count) == BLOCK)
            for (uint32_t n = 0; n < count && !*trouble; n++)
                if (threads[n].wait == BLOCK) any = 1, go_on(&threads[n], 0);
    }
}

static uint8_t *low_memory(int how) {
    for (uint64_t place = 1 << 24; place < 1ULL << 32; place += 1 << 24) {
        void *found = mmap((void *)place, SHARED, PROT_READ | PROT_WRITE, how, -1, 0);
        if ((uint64_t)found >> 32 == 0) return found;
        if (found != MAP_FAILED) munmap(found, SHARED);
    }
    return MAP_FAILED;
}

const char *launch(uint32_t blocks, uint32_t count, uint32_t near, const uint64_t *params) {
    int any_place = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
    if (!shared) {
        shared = low_memory(any_place);
        stacks = mmap(0, (size_t)MOST_THREADS * STACK, PROT_READ | PROT_WRITE, any_place, -1, 0);
    }
    *trouble = 0;
    if (shared == MAP_FAILED || stacks == MAP_FAILED) return "no memory for the threads, or none with an address of 32 bits";
    if (count > MOST_THREADS || own_shared + near > SHARED) return "too many threads or too much shared memory";
    for (uint32_t block = 0; block < blocks && !*trouble; block++) {
        memset(shared, 0xA5, own_shared + near);
        for (uint32_t n = 0; n < count; n++)
            threads[n] = (struct Thread){n, count, block, blocks, (uint64_t)shared + own_shared, near, params, RUNS};
        if (waits) run_block(count);
        else for (uint32_t n = 0; n < count && !*trouble; n++)
            if (!_setjmp(home)) kernel(&threads[n]);
    }
    return *trouble ? trouble : 0;
}
