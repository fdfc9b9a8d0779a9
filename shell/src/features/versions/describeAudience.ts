import type { Audience } from '@outcome-studio/shared/releases'

/** Who gets a canary, for example "10 % of members, tools admins". */
export function describeAudience({ percent, admins, organizations, people }: Audience): string {
  const parts = [
    ...(percent > 0 ? [percent === 100 ? 'all members' : `${percent} % of members`] : []),
    ...(admins ? ['tools admins'] : []),
    ...counted(organizations.length, 'organization', 'organizations'),
    ...counted(people.length, 'person', 'people'),
  ]
  return parts.join(', ') || 'nobody'
}

const counted = (count: number, one: string, many: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]
