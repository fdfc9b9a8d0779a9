/** Id of the element that holds what is said about an item. */
export const remarksId = (uuid: string): string => `remarks-${uuid}`
