/** Calls back with the data now and after each change; returns the release. */
export type Watch<Data> = (onData: (data: Data) => void, onError: (error: Error) => void) => () => void

/** Milliseconds until a failed listener is restarted; doubled after each failure in a row. */
const FIRST_WAIT = 5_000
const LONGEST_WAIT = 60_000

/**
 * Restarts a listener after each failure until it is released. The SDK ends a listener with its first error, and
 * waits before it reconnects one that lost the network.
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
