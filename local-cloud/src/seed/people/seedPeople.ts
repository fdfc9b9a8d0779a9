import type { SeedPerson } from './SeedPerson.ts'

/** One person for each kind of member the product knows. */
export const seedPeople = [
  {
    uid: 'standard',
    email: 'standard@acme.test',
    firstName: 'Stella',
    lastName: 'Standard',
    title: 'Product manager',
    organization: 'Acme',
    accessType: 'STANDARD',
    subscriptionEndsInDays: 200,
  },
  {
    uid: 'trial',
    email: 'trial@group.test',
    firstName: 'Tessa',
    lastName: 'Trial',
    title: 'Researcher',
    organization: 'Group',
    accessType: 'NONE',
    trialEndsInDays: 30,
  },
  {
    uid: 'expired',
    email: 'expired@group.test',
    firstName: 'Edgar',
    lastName: 'Expired',
    title: 'Designer',
    organization: 'Group',
    accessType: 'NONE',
    trialEndsInDays: -10,
  },
  {
    uid: 'never',
    email: 'never@solo.test',
    firstName: 'Nora',
    lastName: 'Never',
    title: 'Consultant',
    organization: 'Solo',
    accessType: 'NEVER_SUBSCRIBED',
  },
  {
    uid: 'admin',
    email: 'admin@acme.test',
    firstName: 'Ada',
    lastName: 'Admin',
    title: 'Head of product',
    organization: 'Acme',
    accessType: 'STANDARD',
    subscriptionEndsInDays: 200,
    isAdmin: true,
  },
  {
    uid: 'tools',
    email: 'tools@acme.test',
    firstName: 'Theo',
    lastName: 'Tools',
    title: 'Innovation coach',
    organization: 'Acme',
    accessType: 'STANDARD',
    subscriptionEndsInDays: 200,
    toolsAdmin: true,
    hasVCAccess: true,
  },
] as const satisfies readonly SeedPerson[]

export type SeedEmail = (typeof seedPeople)[number]['email']
