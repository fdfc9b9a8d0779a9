import type { Call, Operation } from './Operation.ts'

/** GET /: programs that wait for the official emulator ask for it. */
export const readiness: Operation = () => ({ authEmulator: { ready: true } })

/** v1/projects: requested by the browser SDK before it opens a pop-up. */
export const clientConfig: Operation = ({ projectId, authorizedDomains }) => ({
  projectId,
  authorizedDomains,
})

/** v2/projects/{id}/config: the admin SDK's project configuration. */
export const adminConfig: Operation = ({ projectId, authorizedDomains, clientRights }) => ({
  name: `projects/${projectId}/config`,
  signIn: {
    allowDuplicateEmails: false,
    email: { enabled: clientRights.has('passwords') },
    anonymous: { enabled: clientRights.has('anonymousSignUp') },
  },
  client: { permissions: { disabledUserDeletion: !clientRights.has('deletion') } },
  authorizedDomains,
  ...emailPrivacy(clientRights),
})

/** The emulator's own configuration. It is read-only here. */
export const emulatorConfig: Operation = ({ clientRights }) => ({
  signIn: { allowDuplicateEmails: false },
  ...emailPrivacy(clientRights),
})

const emailPrivacy = (rights: Call['clientRights']) => ({
  emailPrivacyConfig: { enableImprovedEmailPrivacy: !rights.has('emailLookup') },
})
