import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FlowRequest } from './FlowRequest.ts'

/** A sign-in in progress at the provider. */
export interface Flow {
  readonly request: FlowRequest
  readonly rawNonce: string
  /** PKCE: the verifier that the challenge was derived from. */
  readonly verifier: string
}

export interface StartedFlow extends Flow {
  /** Sent to the provider and returned in the callback. */
  readonly state: string
  /** Stored in a cookie only. A callback with the state but without this secret comes from another browser. */
  readonly browserSecret: string
}

/** Milliseconds a user may take at the provider, for example to look up a password. */
export const FLOW_LIFETIME = 3_600_000
/** Beyond this number the oldest flows are discarded. */
const MAX_FLOWS = 1_000

interface StoredFlow extends Flow {
  readonly secretHash: Buffer
  readonly startedAt: number
}

/** Sign-ins in progress, in memory. Each one can be finished once. */
export class FlowStore {
  #flows = new Map<string, StoredFlow>()

  /** @param now milliseconds since 1970 */
  start(request: FlowRequest, now: number): StartedFlow {
    const [oldest] = this.#flows.size >= MAX_FLOWS ? this.#flows.keys() : []
    if (oldest !== undefined) this.#flows.delete(oldest)
    const [state, browserSecret, rawNonce, verifier] = [secret(), secret(), secret(), secret()]
    const flow = { request, rawNonce, verifier }
    this.#flows.set(state, { ...flow, secretHash: hash(browserSecret), startedAt: now })
    return { ...flow, state, browserSecret }
  }

  /** @returns undefined for a state that is unknown, used, expired or of another browser */
  finish(state: string, browserSecret: string, now: number): Flow | undefined {
    const flow = this.#flows.get(state)
    if (!flow || !timingSafeEqual(flow.secretHash, hash(browserSecret))) return undefined
    this.#flows.delete(state)
    return now - flow.startedAt <= FLOW_LIFETIME ? flow : undefined
  }

  /** Copies the sign-ins in progress. @returns restores them */
  snapshot(): () => void {
    const flows = new Map(this.#flows)
    return () => {
      this.#flows = new Map(flows)
    }
  }
}

/** 43 characters, the minimum of PKCE. */
function secret(): string {
  return randomBytes(32).toString('base64url')
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
