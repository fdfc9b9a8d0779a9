import type { IncomingHttpHeaders } from 'node:http'
/**
 * Whether a person goes to this address, as opposed to a page that asks for a file of it. Browsers say so;
 * for other clients what they accept decides, or else whether the address looks like a file.
 *
 * @param path path of the URL
 */
export declare function isNavigation(path: string, headers: IncomingHttpHeaders): boolean
