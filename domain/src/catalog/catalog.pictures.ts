const UPLOADED = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/

/** Where the two sizes of an uploaded picture are found, by everybody. */
export const picturePaths = (id: string) => ({
  url: `/pictures/${id}.webp`,
  smallUrl: `/pictures/${id}-400.webp`,
})

/** The id of an uploaded picture by its path; nothing for another address. */
export const pictureIdOf = (path: string): string | undefined => UPLOADED.exec(path)?.[1]

/** The small size of a picture where there is one, else the picture itself. */
export function smallPictureOf(path: string): string {
  const id = pictureIdOf(path)
  return id === undefined ? path : picturePaths(id).smallUrl
}

/** Under which keys the two sizes lie; the end of an id is random, so that folders stay small. */
export const pictureKeys = (id: string) => {
  const stem = `pictures/${id.slice(-2)}/${id}`
  return { large: `${stem}.webp`, small: `${stem}-400.webp` }
}
