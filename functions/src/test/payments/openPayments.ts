import { parseMember } from '@outcome-studio/shared/domain/member'
import { CHECKOUT_ID, checkoutSessionPath, subscriptionsPath } from '@outcome-studio/shared/domain/paths'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import Stripe from 'stripe'
import { type SharedCloud, sharedLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import { until } from '../until.ts'

type Stored = Readonly<Record<string, unknown>>

/** A local cloud with a payment provider, and members who pay there. */
export interface PaymentsCloud {
  readonly cloud: SharedCloud
  /** Origin of the product. */
  readonly appUrl: string
  readonly firestore: Firestore
  readonly auth: Auth
  /** The provider as its own clients see it. */
  readonly stripe: Stripe
  /** Calls an endpoint of the provider's owner. */
  owner(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  /** Deletes what provider, database and accounts have, but for what is sold. */
  clear(): Promise<void>
  /** An account with a record under solo.test that never subscribed. */
  createMember(uid: string): Promise<void>
  /** Asks for a checkout as the client does, and waits for the answer. */
  requestCheckout(uid: string, id: string, price?: string): Promise<Stored>
  /** Asks for another checkout as the client does, in the document of the one before. */
  replaceCheckout(uid: string, price: string): Promise<void>
  /** Pays on the page of the provider. @returns the status of the page; 303 when it was paid */
  pay(url: unknown, card?: string): Promise<number>
  /** What the database says about a member. */
  membershipOf(uid: string): Promise<MembershipView>
  release(): Promise<void>
}

export interface MembershipView {
  readonly accessType: string
  readonly subscriptionExpiresAt: string
  readonly planChange: object | null
  readonly isActive: boolean
  readonly role: unknown
  readonly statuses: readonly unknown[]
}

const AS_OWNER = { authorization: 'Bearer owner' }
/** A request for a checkout, as the client writes it. */
export const checkoutRequest = (price: string) => ({
  price,
  success_url: 'http://localhost:3000/',
  cancel_url: 'http://localhost:3000/auth/plan',
  allow_promotion_codes: true,
  ...(price === 'price_StudentMonthly' ? { confirms_student: true } : {}),
})
export const GOOD_CARD = '4242 4242 4242 4242'

/**
 * Connects to a local cloud, and sets the environment so that this process's own code uses it too. Its functions throw
 * Error if an endpoint of the provider's owner fails.
 * @param running the cloud; by default the one of this Jest worker
 */
export async function openPayments(running?: SharedCloud): Promise<PaymentsCloud> {
  const cloud = running ?? (await sharedLocalCloud())
  Object.assign(process.env, environmentOf(cloud))
  const app: App = initializeApp({ projectId: 'demo-outcome-studio' })
  const [firestore, auth] = [getFirestore(app), getAuth(app)]
  const { port } = new URL(cloud.paymentsUrl)
  const stripe = new Stripe('sk_test_local', { host: 'localhost', port, protocol: 'http', telemetry: false })

  const owner: PaymentsCloud['owner'] = async (method, path, body = {}) => {
    const response = await fetch(`${cloud.paymentsUrl}/local-cloud/${path}`, {
      method,
      headers: { ...AS_OWNER, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`)
    return await response.json()
  }
  const project = 'projects/demo-outcome-studio'
  const stores = [
    `${cloud.authUrl}/emulator/v1/${project}/accounts`,
    `http://localhost:${cloud.firestorePort}/emulator/v1/${project}/databases/(default)/documents`,
  ]
  return {
    clear: async () => {
      await owner('DELETE', 'data')
      for (const store of stores) await fetch(store, { method: 'DELETE', headers: AS_OWNER })
    },
    cloud,
    appUrl: `http://localhost:${3000 + Number(port) - 9300}`,
    firestore,
    auth,
    stripe,
    owner,
    createMember: async (uid) => {
      const email = `${uid}@solo.test`
      await auth.createUser({ uid, email, emailVerified: true })
      await firestore.doc(`domains/solo.test/users/${uid}`).set({ email, accessType: 'NEVER_SUBSCRIBED' })
      await firestore.doc(`memberDomains/${uid}`).set({ domains: ['solo.test'] })
    },
    requestCheckout: async (uid, id, price = 'price_Monthly') => {
      const request = firestore.doc(checkoutSessionPath(uid, id))
      await request.set(checkoutRequest(price))
      let stored: Stored = {}
      await until(async () => {
        stored = (await request.get()).data() ?? {}
        return 'sessionId' in stored || 'error' in stored
      })
      return stored
    },
    replaceCheckout: async (uid, price) => {
      await firestore.doc(checkoutSessionPath(uid, CHECKOUT_ID)).set(checkoutRequest(price))
    },
    pay: async (url, card = GOOD_CARD) => {
      const year = String(new Date().getUTCFullYear() + 3).slice(2)
      const form = { number: card, expiry: `12 / ${year}`, code: '123', name: 'Ann Lee' }
      const body = new URLSearchParams(form)
      return (await fetch(String(url), { method: 'POST', redirect: 'manual', body })).status
    },
    membershipOf: async (uid) => {
      const [record, customer, subscriptions, account] = await Promise.all([
        firestore.doc(`domains/solo.test/users/${uid}`).get(),
        firestore.doc(`customers/${uid}`).get(),
        firestore.collection(subscriptionsPath(uid)).get(),
        auth.getUser(uid),
      ])
      const { accessType, subscriptionExpiresAt, planChangeRequest } = parseMember(record.data())
      return {
        accessType,
        subscriptionExpiresAt,
        planChange: planChangeRequest ?? null,
        isActive: customer.get('hasActiveSubscription') === true,
        role: account.customClaims?.stripeRole ?? null,
        statuses: subscriptions.docs.map((each) => each.get('status')),
      }
    },
    release: async () => {
      await deleteApp(app)
      await cloud.release()
    },
  }
}

const environmentOf = (cloud: SharedCloud) => ({
  FIRESTORE_EMULATOR_HOST: `localhost:${cloud.firestorePort}`,
  FIREBASE_AUTH_EMULATOR_HOST: new URL(cloud.authUrl).host,
  METADATA_SERVER_DETECTION: 'none',
  GCLOUD_PROJECT: 'demo-outcome-studio',
  STRIPE_API_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: 'whsec_local',
  STRIPE_API_ORIGIN: cloud.paymentsUrl,
  PRICE_YEARLY: 'price_Yearly',
  PRICE_MONTHLY: 'price_Monthly',
  PRICE_GROUP_YEARLY: 'price_GroupYearly',
  PRICE_STUDENT_MONTHLY: 'price_StudentMonthly',
  ALLOWED_ORIGINS: 'http://localhost:3000',
})
