/**
 * The file a request path means.
 *
 * @param root absolute path of the folder that is served
 * @param path path of the URL, still percent-encoded
 * @returns null for anything that is not a plain path below the root: traversal, hidden or malformed
 */
export declare function resolveBelow(root: string, path: string): string | null
