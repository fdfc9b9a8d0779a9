import { isProfileComplete } from '@outcome-studio/shared/domain'
import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { Notice, Page, PageHeader, Skeleton } from '@outcome-studio/shared/ui'
import { MemberCard } from './MemberCard.tsx'
import { ProfileFields } from './ProfileFields.tsx'

/** Who the member is to the product, and their membership. */
export const ProfileScreen = () => {
  const member = useMemberOfHost()
  return (
    <Page>
      <PageHeader title="Profile" />
      {member ? (
        <>
          {!isProfileComplete(member) && (
            <Notice>Tell us your first and last name, and you can go on to the rest of the product.</Notice>
          )}
          <MemberCard member={member} />
          <ProfileFields key={member.id} member={member} />
        </>
      ) : (
        <Skeleton label="Loading your profile" />
      )}
    </Page>
  )
}
