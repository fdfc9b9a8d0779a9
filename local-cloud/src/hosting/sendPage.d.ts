import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AllowedOrigins } from './security/contentSecurityPolicy.ts'
/**
 * Sends the shell's page with a nonce of its own. It has no ETag on purpose: a 304 would pair the page of an
 * earlier nonce with the policy of a new one.
 *
 * @param file absolute path of the built page
 */
export declare function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  allowed: AllowedOrigins,
): Promise<void>
