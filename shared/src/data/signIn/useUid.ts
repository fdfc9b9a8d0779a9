import { useSession } from './useSession.ts'

/** The signed-in member's uid; null when signed out, undefined until known. */
export function useUid(): string | null | undefined {
  const session = useSession()
  if (!session) return undefined
  return session.state === 'signedIn' ? session.uid : null
}
