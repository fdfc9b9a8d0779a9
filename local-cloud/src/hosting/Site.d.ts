import type { IncomingMessage, ServerResponse } from 'node:http'
/** Answers GET and HEAD for one path; the path is still percent-encoded. */
export type Respond = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>
/** One origin of the product, which can be taken down and brought back alone. */
export declare class Site {
  #private
  readonly id: string
  /** @param port 0 takes a free one at the first start and keeps it */
  constructor(id: string, port: number, respond: Respond, report: (error: unknown) => void)
  /** For example "http://localhost:3005". */
  get origin(): string
  /** @throws PortInUseError */
  start(): Promise<void>
  /** Ends open connections too. */
  stop(): Promise<void>
}
