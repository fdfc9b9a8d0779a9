/** A number with its noun, for example "1 seat" and "2 seats". @param noun that forms its plural by an s */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
