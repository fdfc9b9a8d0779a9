// The page's own scripts have the nonce of the content security policy, and scripts could read it from them. Nothing
// needs it any more: scripts that a running script adds are allowed by 'strict-dynamic', and styles by hashes.
for (const script of document.scripts) script.nonce = ''
