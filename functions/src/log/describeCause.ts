const MOST_CAUSES = 4
const MOST_PLACES = 8
/** Any other text might quote a request. */
const IDENTIFIER = /^[A-Za-z][\w./-]{0,63}$/

/** An error without its message, which may quote a request or a member. */
export interface DescribedCause {
  /** Names along the chain of causes, outermost first, each with its code if it has one. */
  readonly names: readonly string[]
  /** Where the innermost error was thrown, the innermost place first. */
  readonly places: readonly string[]
}

/** Describes anything that was thrown. */
export function describeCause(thrown: unknown): DescribedCause {
  const names: string[] = []
  let places: readonly string[] = []
  let current = thrown
  while (current instanceof Error && names.length < MOST_CAUSES) {
    names.push(nameOf(current))
    places = placesOf(current)
    current = current.cause
  }
  return { names: names.length === 0 ? [typeof thrown] : names, places }
}

function nameOf(error: Error): string {
  const name = IDENTIFIER.test(error.name) ? error.name : 'Error'
  const code: unknown = Reflect.get(error, 'code')
  const isShown = typeof code === 'number' || (typeof code === 'string' && IDENTIFIER.test(code))
  return isShown ? `${name} ${code}` : name
}

/** A message may have several lines, one of which may begin like a place. */
function placesOf({ stack = '', message }: Error): readonly string[] {
  const start = stack.indexOf(message)
  const frames = message === '' || start < 0 ? stack : stack.slice(start + message.length)
  return frames
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, MOST_PLACES)
    .map((line) => line.slice('    at '.length))
}
