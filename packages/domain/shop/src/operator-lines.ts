import type { Operator } from '@jeoul/page'

/** A line of information about the operator. */
export interface OperatorLine {
  readonly label: string
  readonly text: string
  /** A link to verify or use the information, or null. */
  readonly href: string | null
}

/**
 * The lines that 전자상거래법 제10조 requires in the footer, in the usual order. Lines without information are left out
 * (assumed).
 */
export function operatorLines(operator: Operator): readonly OperatorLine[] {
  const businessPage = businessCheck(operator.businessNumber)
  const line = (label: string, text = '', href: string | null = null) => ({ label, text, href })
  return [
    line('상호', operator.name),
    line('대표자', operator.representative),
    line('사업자등록번호', operator.businessNumber),
    line('사업자정보확인', businessPage && '공정거래위원회', businessPage),
    line('통신판매업 신고번호', operator.mailOrderNumber),
    line('주소', operator.address),
    line('연락처', operator.phone, linkOf('tel:', /^[0-9+-]+$/, operator.phone)),
    line('이메일', operator.email, linkOf('mailto:', /^[^\s@]+@[^\s@]+$/, operator.email)),
    line('개인정보 보호책임자', operator.privacyOfficer),
  ].filter(({ text }) => text !== '')
}

/** Links to the operator's own pages, if configured. */
export function operatorPages({ termsUrl = '', privacyUrl = '' }: Operator): readonly OperatorLine[] {
  return [
    { label: '이용약관', text: termsUrl, href: linkOf('', /^https?:/, termsUrl) },
    { label: '개인정보처리방침', text: privacyUrl, href: linkOf('', /^https?:/, privacyUrl) },
  ].filter(({ text }) => text !== '')
}

/**
 * The address of the Fair Trade Commission's page about a business, by its ten-digit number; '' for an invalid number.
 */
function businessCheck(businessNumber = ''): string {
  const digits = businessNumber.replaceAll('-', '')
  return /^[0-9]{10}$/.test(digits) ? `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${digits}` : ''
}

function linkOf(scheme: string, pattern: RegExp, text = ''): string | null {
  return pattern.test(text) ? scheme + text : null
}
