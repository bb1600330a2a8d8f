/** Every picture that is kept is made anew, in this one type. */
export const PICTURE_TYPE = 'image/webp'

/** Where the two sizes of a picture lie; the end of an id is random, so that folders stay small. */
export const pictureKeys = (id: string) => {
  const stem = `pictures/${id.slice(-2)}/${id}`
  return { large: `${stem}.webp`, small: `${stem}-400.webp` }
}
