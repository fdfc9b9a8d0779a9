import type { IncomingMessage, ServerResponse } from 'node:http'
/**
 * Sends a file of a versioned folder, compressed when the build left a compressed one that the client takes.
 *
 * @returns false when there is no such file; nothing is written then
 */
export declare function sendVersionedFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
): Promise<boolean>
