import { hadAccess, type Member } from '@outcome-studio/shared/domain/member'

/**
 * Says what needs a membership and what does not, one sentence each. A member who never had access has no studies yet
 * (docs/product.md §4).
 */
export function describeRequirement(
  member: Pick<Member, 'accessType' | 'trialExpiresAt'>,
): readonly [needsOne: string, needsNone: string] {
  return hadAccess(member)
    ? [
        'Creating and saving studies, having them checked and joining live events need an active membership.',
        'Your studies stay available to open, read and export.',
      ]
    : [
        'With a membership you create and save studies, have every statement checked as you write, and join live events.',
        'Without one you can look around, and open finished examples.',
      ]
}
