/** The product as it is known to Firebase Auth and to the identity provider; /config.json tells it to the page. */
export const PRODUCT_CLIENT = {
  /** Of the identity provider in Firebase Auth. */
  providerId: 'oidc.outcome-studio',
  /** Of the product with the identity provider. */
  clientId: 'outcome-studio-web',
  /** The provider's database of people. */
  connection: 'outcome-studio-people',
} as const
