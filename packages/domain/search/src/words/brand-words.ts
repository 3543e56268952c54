/**
 * Brands, one per line: the spelling of product names first, then other spellings. Includes brands that no host sells,
 * so that they are not taken for typing errors. `maker-words.ts` lists brands with a single spelling.
 */
export const brandWords = `
삼성 samsung 샘숭
삼성전자
LG 엘지 lge 앨지 엘쥐
LG전자 엘지전자
Apple 애플
레노버 lenovo
ASUS 아수스 에이수스
MSI 엠에스아이
GIGABYTE 기가바이트 기가바이드
ASRock 애즈락
ZOTAC 조텍
PALIT 팰릿 팔릿
SAPPHIRE 사파이어
PowerColor 파워컬러
AMD 에이엠디 암드
인텔 intel
마이크론 micron
Crucial 크루셜
SK하이닉스 하이닉스 hynix skhynix
Western_Digital WD 웨스턴디지털 웬디 더블유디
Seagate 시게이트 씨게이트 시게잇
Toshiba 도시바
SanDisk 샌디스크
Transcend 트랜센드
Kingston 킹스톤 킹스턴
CORSAIR 커세어
G.SKILL 지스킬 gskill
TeamGroup 팀그룹
ADATA 에이데이타 에이데이터
ESSENCORE 에센코어 클레브 klevv
Lexar 렉사
NOCTUA 녹투아
DEEPCOOL 딥쿨
LIAN_LI 리안리 lianli
Super_Flower 슈퍼플라워 superflower
Cooler_Master 쿨러마스터 coolermaster
NZXT 엔지엑스티
ARCTIC 아틱
Thermaltake 써멀테이크
Thermalright 써멀라이트
SeaSonic 시소닉
HP 에이치피 휴렛팩커드
DELL 델 델컴퓨터
에이서 acer
한성컴퓨터 한성
로지텍 logitech 로지택
레이저 razer
마이크로소프트 microsoft 엠에스
하이퍼엑스 hyperx
스틸시리즈 steelseries
체리 cherry
앱코 abko
레오폴드 leopold
리얼포스 realforce
소니 sony
보스 bose
JBL 제이비엘
브리츠 britz
젠하이저 sennheiser 젠하이져
마샬 marshall
비츠 beats
샥즈 shokz
사운드코어 soundcore
QCY 큐씨와이
ipTIME 아이피타임
티피링크 tplink tp-link
넷기어 netgear
시놀로지 synology
QNAP 큐냅
샤오미 xiaomi
가민 garmin
어메이즈핏 amazfit
앤커 anker
벨킨 belkin
베이스어스 baseus
TCL 티씨엘
필립스 philips
뷰소닉 viewsonic
벤큐 benq
캐논 canon 케논
EPSON 엡손 앱손
브라더 brother
니콘 nikon
후지필름 fujifilm
파나소닉 panasonic
고프로 gopro
DJI 디제이아이
Insta360 인스타360
다이슨 dyson
발뮤다 balmuda
위닉스 winix
코웨이 coway
쿠쿠 cuckoo
쿠첸 cuchen
위니아 winia
캐리어 carrier
신일전자 신일 shinil
로보락 roborock
에코백스 ecovacs
드리미 dreame
나르왈 narwal
테팔 tefal
샤크 shark
보쉬 bosch
밀레 miele
SK매직 sk매직
닌자 ninja
네스프레소 nespresso
네스카페 nescafe
드롱기 delonghi
브레빌 breville
스타벅스 starbucks
코카콜라 cocacola
제주삼다수 삼다수
농심
오뚜기 ottogi
삼양식품 삼양
팔도
CJ제일제당 제일제당
LG생활건강
정관장
종근당건강 종근당
센트룸 centrum
유한킴벌리 킴벌리
아모레퍼시픽 아모레
애경산업 애경
해피콜
휘슬러 fissler
스탠리 stanley
써모스 thermos 서모스
락앤락 locknlock
예티 yeti
시몬스 simmons
에이스침대
지누스 zinus
템퍼 tempur
한샘 hanssem
일룸 iloom
시디즈 sidiz
허먼밀러 hermanmiller
듀오백 duoback
데스커 desker
이케아 ikea
하기스 huggies
팸퍼스 pampers
나이키 nike
아디다스 adidas
뉴발란스 newbalance
노스페이스 northface
헬리녹스 helinox
스노우피크 snowpeak
코베아 kovea
한국타이어
금호타이어
넥센타이어
미쉐린 michelin
아이나비 inavi
파인뷰 fineview
로얄캐닌 royalcanin
노키아 nokia
구글 google
화웨이 huawei
모토로라 motorola
뱅앤올룹슨
아이리버 iriver
베이직스
컴퓨존
조이젠
아이코다
다나와컴퓨터
프리플로우
크로스오버
알파스캔
제우스랩
신도리코
큐센
엘가토
에디파이어
머큐시스
에이수스토어
유그린
테라마스터
아트뮤
파세코
보국전자
한일전기
르젠
루메나
클린킹
보아르
조지루시
한경희
케어팟
미닉스
아이클레보
디베아
청호나이스
풀무원
리빙웰
키친아트
인스턴트팟
쿠진아트
롯데칠성
동원
하이트진로
에비앙
동서식품
남양유업
이디야
동아오츠카
하림
한삼인
천지양
고려은단
뉴트리원
솔가
깨끗한나라
모나리자
피죤
유니레버
동아제약
센소다인
네오플램
킨토
제닉스
시크릿랩
퍼시스
카멜마운트
마미포코
보솜이
매일유업
일동후디스
압타밀
부가부
스토케
싸이벡스
잉글레시나
다이치
브라이택스
아식스
호카
프로스펙스
푸마
쌤소나이트
오스프리
디스커버리
라운드랩
닥터지
아이소이
이니스프리
라로슈포제
조선미녀
콜맨
노르디스크
네이처하이크
카즈미
삼천리자전거
알톤
메리다
브롬톤
피렐리
콘티넨탈
유라이브
불스원
캐스트롤
오리젠
아카나
지위픽
힐스
퓨리나
내추럴발란스
캐츠랑
페스룸
`
