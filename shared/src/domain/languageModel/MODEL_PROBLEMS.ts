/** What can go wrong with a language model, in the order in which an admin looks for it. */
export const MODEL_PROBLEM_KINDS = [
  'settings',
  'unreachable',
  'keyRefused',
  'modelUnknown',
  'requestRefused',
  'quotaSpent',
  'rateLimited',
  'overloaded',
  'timedOut',
  'interrupted',
  'contentRefused',
  'tooLong',
  'malformed',
  'empty',
] as const
export type ModelProblemKind = (typeof MODEL_PROBLEM_KINDS)[number]

/** What a problem means. */
export interface ModelProblem {
  /** A few words, for a heading or a row. */
  readonly title: string
  /** What happened and what to do, for an admin. */
  readonly advice: string
  /** Whether the same request may succeed a moment later. The judge then asks again, the coach does not wait. */
  readonly isPassing: boolean
}

/** The texts of the problems, and whether each passes by itself. */
export const MODEL_PROBLEMS: Readonly<Record<ModelProblemKind, ModelProblem>> = {
  settings: {
    title: 'Settings not usable',
    advice:
      'The settings are incomplete or wrong, so no model is asked. Correct them and deploy the functions.',
    isPassing: false,
  },
  unreachable: {
    title: 'Not reachable',
    advice: 'Nothing answers at this address. Check the address, and the status page of the provider.',
    isPassing: true,
  },
  keyRefused: {
    title: 'Key refused',
    advice: 'The provider refuses the key. Set JUDGE_KEY anew and deploy the functions.',
    isPassing: false,
  },
  modelUnknown: {
    title: 'Model unknown',
    advice:
      'The provider has no model of this name at this address. Check the name, and the end of the address.',
    isPassing: false,
  },
  requestRefused: {
    title: 'Request refused',
    advice:
      'The provider does not accept the request. The model may not support calls of tools, or the kind is wrong.',
    isPassing: false,
  },
  quotaSpent: {
    title: 'Credit used up',
    advice: 'The account at the provider has no credit left. Add credit, or raise its limit.',
    isPassing: false,
  },
  rateLimited: {
    title: 'Too many requests',
    advice:
      'The provider limits requests at the moment. If that happens often, raise the limit at the provider.',
    isPassing: true,
  },
  overloaded: {
    title: 'Provider overloaded',
    advice: 'The provider has a fault or is overloaded. Look at its status page; it usually passes.',
    isPassing: true,
  },
  timedOut: {
    title: 'Too slow',
    advice: 'The model did not answer in time. A smaller model or a nearer endpoint answers sooner.',
    isPassing: false,
  },
  interrupted: {
    title: 'Answer broken off',
    advice:
      'The connection ended within the answer. It usually passes; a proxy with a short time limit also does it.',
    isPassing: true,
  },
  contentRefused: {
    title: 'Refused by the provider',
    advice: 'The provider or the model refused the content of a message.',
    isPassing: false,
  },
  tooLong: {
    title: 'Too long',
    advice: 'The request or the answer is longer than the model allows.',
    isPassing: false,
  },
  malformed: {
    title: 'Answer not understood',
    advice:
      'The answer does not follow the protocol, or the model calls tools wrongly. Check the kind and the model.',
    isPassing: false,
  },
  empty: {
    title: 'Empty answer',
    advice: 'The model ended without a word. Another model may do better.',
    isPassing: false,
  },
}
