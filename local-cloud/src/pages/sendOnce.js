// A form that is on its way is not sent a second time by an impatient press. Without scripts the pages work all the
// same: the server then refuses what was used before.
document.addEventListener('submit', (event) => {
  const form = event.target
  if (form.dataset.sent === 'true') event.preventDefault()
  form.dataset.sent = 'true'
})

// A page that the Back button brings out again may be sent anew.
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent
})
