/** Name of a kind of document as a parameter of events, which have no spaces. */
export const loggedKind = ({ name }: { readonly name: string }): string => name.replaceAll(' ', '_')
