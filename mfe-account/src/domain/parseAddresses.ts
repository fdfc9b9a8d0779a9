/** Something that looks like one address; whether it exists shows only when a mail is sent. */
const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/
const SEPARATOR = /[,;\n>]/

export interface ParsedAddresses {
  /** In lower case, each once, in the order in which they were written. */
  readonly emails: readonly string[]
  /** Parts that are no address, as they were written. */
  readonly wrong: readonly string[]
}

/** Reads one or many addresses from a text, as they are pasted from a mail: separated by commas, lines or spaces. */
export function parseAddresses(text: string): ParsedAddresses {
  // A mail program copies "Ann Lee <ann@acme.test>".
  const written = text
    .split(SEPARATOR)
    .flatMap((part) => part.slice(part.lastIndexOf('<') + 1).split(/\s/))
    .filter((part) => part !== '')
  const right = written.filter((part) => ADDRESS.test(part)).map((part) => part.toLowerCase())
  return { emails: [...new Set(right)], wrong: written.filter((part) => !ADDRESS.test(part)) }
}
