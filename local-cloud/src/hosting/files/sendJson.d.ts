import type { IncomingMessage, ServerResponse } from 'node:http'
/** Sends a file that is composed per request: asked for anew each time, sent again only when it changed. */
export declare function sendJson(request: IncomingMessage, response: ServerResponse, content: unknown): void
