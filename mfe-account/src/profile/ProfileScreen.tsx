import { isProfileComplete } from '@outcome-studio/shared/domain'
import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { Notice, Skeleton } from '@outcome-studio/shared/ui'
import { DeleteAccount } from '../deletion/DeleteAccount.tsx'
import { Screen } from '../layout/Screen.tsx'
import { CookiePreferences } from '../privacy/CookiePreferences.tsx'
import { YourData } from '../privacy/YourData.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { EventReminders } from './EventReminders.tsx'
import { MemberCard } from './MemberCard.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Shows the member's profile, password, cookies, data export and account deletion. */
export function ProfileScreen() {
  const member = useMemberOfHost()
  return (
    <Screen title="Profile">
      {member ? (
        <>
          {!isProfileComplete(member) && (
            <Notice>Tell us your first and last name, and you can go on to the rest of the product.</Notice>
          )}
          <MemberCard member={member} />
          <ProfileFields key={member.id} member={member} />
          <ChangePassword email={member.email} />
          <SignOutEverywhere />
          <EventReminders eventReminders={member.eventReminders} />
          <CookiePreferences cookiePreferences={member.cookiePreferences} />
          <YourData />
          <DeleteAccount member={member} />
        </>
      ) : (
        <Skeleton label="Loading your profile" />
      )}
    </Screen>
  )
}
