import type { Claims, Member } from '@outcome-studio/shared/domain/member'

/** The part of the session that a standalone feature needs. */
export type StandaloneSession =
  | { readonly state: 'signedOut' }
  | {
      readonly state: 'signedIn'
      readonly uid: string
      readonly domain: string
      readonly email: string
      readonly claims: Claims
    }

/** A seeded person of the local cloud, with the token to sign in as that person. */
export interface SeededToken {
  readonly email: string
  readonly customToken: string
}

/** The functions of shared/data that connect a standalone feature and sign a person in. */
export interface StandaloneData<Config> {
  loadRuntimeConfig(fetchFile: typeof fetch, hostname: string): Promise<Config>
  initializeData(config: Config): unknown
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
