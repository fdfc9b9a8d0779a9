import { LaterPage } from '../elsewhere/LaterPage.tsx'

/** Every component of the design system in its states. */
export function DesignSystemPage() {
  return <LaterPage title="Design system" sidebar={false} />
}
