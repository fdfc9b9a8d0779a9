import type { Member } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { Section } from '../layout/Section.tsx'

/** Shows which optional cookies the member has allowed, with the button to change that. */
export function CookiePreferences({ cookiePreferences }: Pick<Member, 'cookiePreferences'>) {
  const host = useHost()
  return (
    <Section
      title="Cookies"
      lead={describePreferences(cookiePreferences)}
      action={<Button onPress={() => host.openModal('cookiePreferences')}>Cookie preferences</Button>}
    />
  )
}

function describePreferences(preferences: Member['cookiePreferences']): string {
  if (preferences === null) return 'You have not chosen yet: only what is strictly necessary is used.'
  return preferences.functionalInsights
    ? 'You allow us to learn from how you use the product.'
    : 'Only what is strictly necessary is used.'
}
