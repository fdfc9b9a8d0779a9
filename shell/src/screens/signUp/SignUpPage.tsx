import { LaterPage } from '../elsewhere/LaterPage.tsx'

/** The way to a new account. */
export function SignUpPage() {
  return <LaterPage title="Sign up" sidebar={false} />
}
