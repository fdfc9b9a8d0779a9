import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FlowRequest } from './FlowRequest.ts'

/** A sign-in that is under way at the provider. */
export interface Flow {
  readonly request: FlowRequest
  readonly rawNonce: string
  /** PKCE: what the challenge was made of. */
  readonly verifier: string
}

export interface StartedFlow extends Flow {
  /** Travels through the provider and back. */
  readonly state: string
  /** Kept by the browser alone: whoever brings the state without it did not begin this sign-in. */
  readonly browserSecret: string
}

/** Milliseconds a person may take at the provider, for example to find a password. */
export const FLOW_LIFETIME = 3_600_000
/** Beyond it the oldest are forgotten. */
const MOST_FLOWS = 1_000

interface KeptFlow extends Flow {
  readonly secretHash: Buffer
  readonly startedAt: number
}

/** Sign-ins under way. Each can be finished once; a restart of the server forgets them. */
export class FlowStore {
  readonly #flows = new Map<string, KeptFlow>()

  /** @param now milliseconds since 1970 */
  start(request: FlowRequest, now: number): StartedFlow {
    const [oldest] = this.#flows.size >= MOST_FLOWS ? this.#flows.keys() : []
    if (oldest !== undefined) this.#flows.delete(oldest)
    const [state, browserSecret, rawNonce, verifier] = [secret(), secret(), secret(), secret()]
    const flow = { request, rawNonce, verifier }
    this.#flows.set(state, { ...flow, secretHash: hash(browserSecret), startedAt: now })
    return { ...flow, state, browserSecret }
  }

  /** @returns undefined for a state that is unknown, used, too old or of another browser */
  finish(state: string, browserSecret: string, now: number): Flow | undefined {
    const flow = this.#flows.get(state)
    if (!flow || !timingSafeEqual(flow.secretHash, hash(browserSecret))) return undefined
    this.#flows.delete(state)
    return now - flow.startedAt <= FLOW_LIFETIME ? flow : undefined
  }
}

/** 43 characters, as PKCE wants at least. */
function secret(): string {
  return randomBytes(32).toString('base64url')
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
