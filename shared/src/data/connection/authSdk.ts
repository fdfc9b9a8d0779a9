/** The part of the app and sign-in SDKs that the product uses on every page. */
export { deleteApp, initializeApp } from 'firebase/app'
export {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
