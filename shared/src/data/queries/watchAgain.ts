/** Calls back with the data now and after each change; returns the release. */
export type Watch<Data> = (onData: (data: Data) => void, onError: (error: Error) => void) => () => void

/** Milliseconds until a listener that failed is started again; twice as many after each failure in a row. */
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 60_000

/**
 * Starts a listener again after a failure, for as long as it is not released. The database ends a listener with
 * its first error, and one that only lost the network may sit out a wait of its own.
 */
export function watchAgain<Data>(watch: Watch<Data>): Watch<Data> {
  return (onData, onError) => {
    let wait = FIRST_WAIT
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop = () => {}

    const begin = () => {
      stop = watch(
        (data) => {
          clearTimeout(timer)
          wait = FIRST_WAIT
          onData(data)
        },
        (error) => {
          clearTimeout(timer)
          timer = setTimeout(() => {
            stop()
            begin()
          }, wait)
          wait = Math.min(wait * 2, LONGEST_WAIT)
          onError(error)
        },
      )
    }
    begin()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }
}
