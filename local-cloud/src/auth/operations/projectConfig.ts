import type { Operation } from './Operation.ts'

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
    email: { enabled: clientRights.has('passwordSignUp') },
    anonymous: { enabled: clientRights.has('anonymousSignUp') },
  },
  client: { permissions: { disabledUserDeletion: !clientRights.has('deletion') } },
  authorizedDomains,
  emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
})

/** The emulator's own configuration. It is read-only here. */
export const emulatorConfig: Operation = () => ({
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
})
