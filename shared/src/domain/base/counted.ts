/**
 * A count with its noun, such as "1 job step" or "3 job steps".
 * @param one the noun in the singular
 * @param many the noun in the plural. Default: the singular with an "s".
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
