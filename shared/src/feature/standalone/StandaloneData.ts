import type { Claims, Member } from '@outcome-studio/shared/domain'

/** Who is signed in, as far as a feature that runs alone has to know. */
export type StandaloneSession =
  | { readonly state: 'signedOut' }
  | {
      readonly state: 'signedIn'
      readonly uid: string
      readonly domain: string
      readonly email: string
      readonly claims: Claims
    }

/** One of the local cloud's people, with what signs them in. */
export interface SeededToken {
  readonly email: string
  readonly customToken: string
}

/** The part of shared/data by which a feature that runs alone is connected and signed in. */
export interface StandaloneData<Config> {
  loadRuntimeConfig(fetchFile: typeof fetch): Promise<Config>
  initialiseData(config: Config): unknown
  listSeededPeople(config: Config, fetchJson: typeof fetch): Promise<readonly SeededToken[]>
  signInWithToken(customToken: string): Promise<void>
  watchSession(listener: (session: StandaloneSession) => void): () => void
  watchMember(
    uid: string,
    domain: string,
    listener: (member: Member) => void,
    onError: (error: Error) => void,
  ): () => void
}
