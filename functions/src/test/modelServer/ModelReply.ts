/** The protocols of language models. */
export type ModelKind = 'openai' | 'anthropic'

/** A call of a tool in an answer; the arguments as they are sent, which may be malformed. */
export interface SentCall {
  readonly name: string
  readonly input: string
}

/** What the scripted model says in one round. */
export interface SentAnswer {
  readonly text?: string
  readonly calls?: readonly SentCall[]
  /** Why it ends, instead of the usual reason. */
  readonly end?: 'tooLong' | 'refused'
}

/** How the scripted model replies to one request. */
export interface ModelReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly pieces: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
  /** end: properly; break: the connection is lost; hang: nothing more comes and the connection stays. */
  readonly ending: 'end' | 'break' | 'hang'
}

/** A request that the scripted model received. */
export interface ModelRequest {
  readonly kind: ModelKind
  /** From 0. */
  readonly index: number
  readonly body: string
}

export type ModelScript = (request: ModelRequest) => ModelReply
