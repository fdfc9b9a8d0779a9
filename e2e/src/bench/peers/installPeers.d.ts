/**
 * Installs what the benchmarks are compared with, once, apart from the product's own packages.
 *
 * @returns absolute path of the folder that holds their node_modules
 */
export declare function installPeers(): string
