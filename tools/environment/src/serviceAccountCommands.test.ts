import { SERVICE_ACCOUNTS } from '../../../functions/src/serviceAccounts/SERVICE_ACCOUNTS.ts'
import { serviceAccountCommands } from './serviceAccountCommands.ts'

const commands = serviceAccountCommands('outcome-studio', SERVICE_ACCOUNTS).split('\n')
const accounts = Object.entries(SERVICE_ACCOUNTS)
const memberOf = (id: string) => `serviceAccount:${id}@outcome-studio.iam.gserviceaccount.com`

test('an account is created, and gets its roles, permissions and secrets', () => {
  const account = {
    purpose: 'Payments',
    functions: ['requestPlanChange', 'reconcilePayments'],
    roles: ['roles/datastore.user'],
    permissions: ['firebaseauth.users.get', 'firebaseauth.users.update'],
    secrets: ['STRIPE_API_KEY'],
  }
  expect(serviceAccountCommands('studio-1', { 'studio-pay': account })).toBe(`\
# Payments: requestPlanChange, reconcilePayments
gcloud iam service-accounts create studio-pay --project studio-1 --display-name "Payments"
gcloud projects add-iam-policy-binding studio-1 --member serviceAccount:studio-pay@studio-1.iam.gserviceaccount.com --role roles/datastore.user --condition None
gcloud iam roles create studio_pay --project studio-1 --title "Payments" --permissions firebaseauth.users.get,firebaseauth.users.update
gcloud projects add-iam-policy-binding studio-1 --member serviceAccount:studio-pay@studio-1.iam.gserviceaccount.com --role projects/studio-1/roles/studio_pay --condition None
gcloud secrets add-iam-policy-binding STRIPE_API_KEY --project studio-1 --member serviceAccount:studio-pay@studio-1.iam.gserviceaccount.com --role roles/secretmanager.secretAccessor
`)
})

test('the accounts of the functions can be created in one go', () => {
  expect(commands.filter((line) => line.startsWith('gcloud iam service-accounts create'))).toEqual(
    accounts.map(
      ([id, { purpose }]) =>
        `gcloud iam service-accounts create ${id} --project outcome-studio --display-name "${purpose}"`,
    ),
  )
  for (const line of commands) expect(line).toMatch(/^$|^# |^gcloud (?:iam|projects|secrets) [\w ./@:",-]+$/)
  expect(serviceAccountCommands('outcome-studio', SERVICE_ACCOUNTS).split('\n')).toEqual(commands)
})

test.each(accounts)('%s is granted its secrets and no others', (id, { secrets }) => {
  const granted = commands.flatMap((line) => {
    const [, secret] = /^gcloud secrets add-iam-policy-binding (\w+) /.exec(line) ?? []
    return secret !== undefined && line.includes(` ${memberOf(id)} `) ? [secret] : []
  })
  expect(granted).toEqual(secrets)
})

test('ids and titles are accepted by Google Cloud', () => {
  for (const [id, { purpose }] of accounts) {
    expect(id).toMatch(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/)
    expect(purpose.length).toBeLessThanOrEqual(100)
  }
})
