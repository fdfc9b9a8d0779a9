import { isProfileComplete } from '@outcome-studio/shared/domain/member'
import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { Notice, Skeleton } from '@outcome-studio/shared/ui'
import { DeleteAccount } from '../deletion/DeleteAccount.tsx'
import { Screen } from '../layout/Screen.tsx'
import { CookiePreferences } from '../privacy/CookiePreferences.tsx'
import { YourData } from '../privacy/YourData.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { ConfirmEmailNote } from './ConfirmEmailNote.tsx'
import { EventReminders } from './EventReminders.tsx'
import { MemberCard } from './MemberCard.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

/** Shows the member's profile, password, cookies, data export and account deletion. A new member is asked for names only. */
export function ProfileScreen() {
  const member = useMemberOfHost()
  const isComplete = member !== null && isProfileComplete(member)
  return (
    <Screen title="Profile">
      {member ? (
        <>
          {isComplete ? (
            <MemberCard member={member} />
          ) : (
            <Notice>Add your name to finish setting up your account.</Notice>
          )}
          <ProfileFields key={member.id} member={member} asksForNamesOnly={!isComplete} />
          {isComplete ? (
            <>
              <ChangePassword email={member.email} />
              <SignOutEverywhere />
              <EventReminders eventReminders={member.eventReminders} />
              <CookiePreferences cookiePreferences={member.cookiePreferences} />
              <YourData />
              <DeleteAccount member={member} />
            </>
          ) : (
            <ConfirmEmailNote email={member.email} />
          )}
        </>
      ) : (
        <Skeleton label="Loading your profile" />
      )}
    </Screen>
  )
}
