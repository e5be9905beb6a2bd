// A clock's face: 9:05 while it is short, hours and days when it is long.

export function clockFace(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (number: number): string => String(number).padStart(2, "0");
  if (left >= 86_400) return `${Math.floor(left / 86_400)}d ${Math.floor((left % 86_400) / 3600)}h`;
  if (left >= 3600) return `${Math.floor(left / 3600)}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}
