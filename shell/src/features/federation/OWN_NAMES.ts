/**
 * Loads the module with a name of one of the product's own shares, by the share and the name. A build replaces this
 * module with one that lists all names (tools/build/src/webpack/OwnNamesPlugin.ts): a feature then loads what it uses.
 */
export const OWN_NAMES: Readonly<Record<string, Readonly<Record<string, () => Promise<object>>>>> = {}
