import { SIGN_OUT_EVERYWHERE_PATH } from '@outcome-studio/shared/domain/areas'
import { useHost } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { Section } from '../layout/Section.tsx'

/** Lets the member end their sessions on all devices. */
export function SignOutEverywhere() {
  return (
    <Section
      title="Signed-in devices"
      lead="You stay signed in on each device until you sign out there. If you lost one, or used one that others use too, sign out of all of them, this one included."
      action={<SignOutEverywhereButton />}
    />
  )
}

/** Leads to the log-out screen, which ends the sessions and reports a failure. */
export function SignOutEverywhereButton() {
  const host = useHost()
  return <Button onPress={() => host.navigate(SIGN_OUT_EVERYWHERE_PATH)}>Sign out everywhere</Button>
}
