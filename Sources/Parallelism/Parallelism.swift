// Parallelism: the one place where work is spread over the cores.
//
//   ParallelLoop   calls a closure for each number below a count, on several threads, and waits for all; `map` keeps what it gives
