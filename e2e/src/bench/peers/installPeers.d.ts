/**
 * Installs the benchmark peers once, outside the product's own packages.
 *
 * @returns absolute path of the folder that holds their node_modules
 */
export declare function installPeers(): string
